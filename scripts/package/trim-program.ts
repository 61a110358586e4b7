import { readFileSync, writeFileSync } from 'node:fs';

/** Where these stand in a 64-bit program of Linux: https://refspecs.linuxfoundation.org/elf/gabi4+/ch4.eheader.html */
const [segmentsAt, segmentSizeAt, segmentCountAt] = [0x20, 0x36, 0x38];
const [sectionsAt, sectionCountAt, sectionNamesAt] = [0x28, 0x3c, 0x3e];

/**
 * Cuts off what only debuggers read: names of functions and places in sources, a quarter of Node. The system loads
 * segments, and what follows the last of them is never in memory. Programs of other systems stay as they are.
 */
export function trimProgram(path: string): void {
  const program = readFileSync(path);
  if (program.subarray(0, 6).toString('latin1') !== '\x7fELF\x02\x01') return;
  const first = Number(program.readBigUInt64LE(segmentsAt));
  const size = program.readUInt16LE(segmentSizeAt);
  const headers = Array.from({ length: program.readUInt16LE(segmentCountAt) }, (_, index) => first + index * size);
  const end = Math.max(
    ...headers.map((at) => Number(program.readBigUInt64LE(at + 0x08) + program.readBigUInt64LE(at + 0x20))),
  );
  // The list of what was cut off lay behind it.
  program.writeBigUInt64LE(0n, sectionsAt);
  program.writeUInt16LE(0, sectionCountAt);
  program.writeUInt16LE(0, sectionNamesAt);
  writeFileSync(path, program.subarray(0, end));
}
