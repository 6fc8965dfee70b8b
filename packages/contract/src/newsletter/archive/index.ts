export * from './endpoints.ts'
export type * from './schema.ts'
