./adaptive init Recipes
./adaptive preview Recipes
