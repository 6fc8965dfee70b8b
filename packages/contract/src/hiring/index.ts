export * from './cvViewer.ts'
export * from './rules.ts'
