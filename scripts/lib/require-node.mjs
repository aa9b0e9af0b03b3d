// Kept in plain old syntax, so that even a Node that is far too old can say so in one sentence.
var parts = process.versions.node.split('.').map(Number);
var enough = parts[0] > 20 || (parts[0] === 20 && parts[1] >= 19);
if (!enough) {
  console.error('Maravilha needs Node 20.19 or newer; this is Node ' + process.versions.node + '.');
  process.exit(1);
}
