export { type AuditRow, listAudit } from './audit.repo.ts'
export { auditRoutes } from './audit.routes.ts'
