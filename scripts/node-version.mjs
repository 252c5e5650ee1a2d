// Imported first, so that an old Node prints one clear line instead of a syntax error from
// elsewhere.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Morsel needs Node 20.19 or later; this is Node ${process.versions.node}.`);
  process.exit(1);
}
