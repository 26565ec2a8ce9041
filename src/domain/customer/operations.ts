/** The rows of the contract table (../operations.ts) about what customers have stored with their account. */
import { addressOperations } from './address-operations.ts';
import { profileOperations } from './profile-operations.ts';

export const customerOperations = { ...addressOperations, ...profileOperations };
