export { cameAt } from './agedSample.ts'
