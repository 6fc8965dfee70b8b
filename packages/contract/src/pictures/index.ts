export * from './described.ts'
export * from './endpoints.ts'
export * from './rules.ts'
export type * from './schema.ts'
