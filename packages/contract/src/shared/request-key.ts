/** Chosen by the sender for each thing to be made; sent again, because the answer was lost, it has the same key. */
export const requestKeyHeader = 'x-request-key';
