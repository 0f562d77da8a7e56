// Deliberately empty. The Swift toolchain knows a cross-import overlay of this name: a file that
// imports both `Testing` and a module named `CoreGraphics` also imports `_Testing_CoreGraphics`,
// which exists on Apple's platforms alone. This target gives the import something to find.
