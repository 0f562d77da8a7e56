# Functions that the benchmarks share; they source this file.

# The folder of the corpus: the argument, or the one beside the repository.
corpus_folder() {
  local folder=${1:-../shared/corpus}
  if [[ ! -f $folder/documents.tsv ]]; then
    echo "There is no corpus at $folder (a folder with documents/ and documents.tsv): skipped."
    return 1
  fi
  (cd "$folder" && pwd)
}

# Runs a command five times and sets `elapsed` and `busy`: the medians of the seconds that passed
# and of the seconds of processor time it took.
measure() {
  local run status times=() TIMEFORMAT='%R %U %S'
  for run in 1 2 3 4 5; do
    status=0
    { time "$@" > /dev/null 2> "$scratch/errors" || status=$?; } 2> "$scratch/time"
    # 1 says that something could not be laid out, which is no reason to stop.
    if [[ $status -gt 1 ]]; then
      echo "Run $run failed with exit status $status: ${*:1:3} …" >&2
      tail -n 20 "$scratch/errors" >&2
      return 1
    fi
    times+=("$(tail -n 1 "$scratch/time")")
  done
  elapsed=$(printf '%s\n' "${times[@]}" | cut -d ' ' -f 1 | sort -n | sed -n 3p)
  busy=$(printf '%s\n' "${times[@]}" | awk '{ printf "%.3f\n", $2 + $3 }' | sort -n | sed -n 3p)
}

# Prints what was measured beside its bar: report NAME BAR. Under --smoke it fails where twice the
# bar was not enough, in processor time, for which it does not matter what else the machine does.
report() {
  local verdict="within the bar of $2 s"
  if awk "BEGIN { exit !($elapsed > $2) }"; then verdict="over the bar of $2 s"; fi
  printf '%-58s %7.3f s, %.3f s of processor time: %s\n' "$1" "$elapsed" "$busy" "$verdict"
  if [[ $smoke == yes ]] && awk "BEGIN { exit !($busy > 2 * $2) }"; then
    echo "That is more than twice the bar." >&2
    return 1
  fi
}
