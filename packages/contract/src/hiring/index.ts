export * from './applications/index.ts'
export * from './rules.ts'
export * from './templates/index.ts'
export * from './vacancies/index.ts'
