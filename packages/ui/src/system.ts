export { system } from './theme/system.ts'
