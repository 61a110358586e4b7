export { ContractSigning } from './contract-signing.tsx';
export { contractQuery } from './contracts.queries.ts';
export { SignedContract } from './signed-contract.tsx';
