/**
 * How a process of the server gets large pieces of memory: from the system, and gives them back when they are free.
 * Left to itself, glibc learns from the first password that 19 MiB are usual, and from then on each of the four threads
 * that check passwords keeps as much for good: 58 MB after four people have signed in. It also gives up to eight threads
 * of a core a store of small pieces each; two for all of them cost no time and hold 10 to 15 MB less. The variables have
 * to be there before the process starts; musl and other systems do not know them.
 */
export const returnedMemory = { MALLOC_MMAP_THRESHOLD_: String(1024 * 1024), MALLOC_ARENA_MAX: '2' };
