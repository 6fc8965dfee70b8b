export * from './balance.ts'
export * from './endpoints.ts'
export * from './offDays/endpoints.ts'
export * from './rules.ts'
