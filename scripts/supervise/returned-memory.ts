/**
 * How a process of the server gets large pieces of memory: from the system, and gives them back when they are free.
 * Left to itself, glibc learns from the first password that 19 MiB are usual, and from then on each of the four threads
 * that check passwords keeps as much for good: 58 MB after four people have signed in. The variable has to be there
 * before the process starts; musl and other systems do not know it.
 */
export const returnedMemory = { MALLOC_MMAP_THRESHOLD_: String(1024 * 1024) };
