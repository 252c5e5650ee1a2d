// Imported first, so that an old Node gets one clear line in place of a syntax error from below.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Morsel needs Node 20.19 or later; this is Node ${process.versions.node}.`);
  process.exit(1);
}
