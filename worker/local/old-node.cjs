// Loaded before all else (`node -r`): an older Node cannot even parse the files that follow. In words that any Node knows.
var major = Number(process.versions.node.split(".")[0]);
if (major < 20) {
  process.stderr.write(
    "Bilye için Node 20 ya da daha yenisi gerekir; bu bilgisayardaki sürüm " +
      process.versions.node +
      ". Yenisi: https://nodejs.org\n",
  );
  process.exit(1);
}
