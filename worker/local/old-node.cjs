// Loaded before all else (`node -r`): an older Node cannot even parse the files that follow. In words that any Node knows.
// npm leaves out packages that its own Node is too old for, without a word; those that the build needs want 20.19 or 22.12.
var parts = process.versions.node.split(".");
var major = Number(parts[0]);
var minor = Number(parts[1]);
var isNew = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
if (!isNew) {
  process.stderr.write(
    "Bilye için Node 20.19, 22.12 ya da daha yenisi gerekir; bu bilgisayardaki sürüm " +
      process.versions.node +
      ". Yenisi: https://nodejs.org\n",
  );
  process.exit(1);
}
