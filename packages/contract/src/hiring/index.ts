export * from './cvViewer.ts'
export * from './rules.ts'
export * from './vacancies/index.ts'
