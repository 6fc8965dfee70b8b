export { type AuditEntry, listAudit } from './audit.repo.ts'
