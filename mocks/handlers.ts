import { careersMocks } from './careers.ts'

/** Every call of the product, answered from the contract and its samples. */
export const handlers = [...careersMocks]
