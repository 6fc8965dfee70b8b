export { type CollectedStyles, collectStyles } from './theme/collectStyles.ts'
