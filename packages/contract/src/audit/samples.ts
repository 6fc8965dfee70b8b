import type { AuditEntry } from './schema.ts'

/** Some entries of the audit log, newest first. */
export const auditSample: AuditEntry[] = [
  {
    id: 4,
    at: '2026-11-24T08:40:00.000Z',
    actorId: 2,
    actor: 'Leyla İsmayılova',
    action: 'changed',
    kind: 'accounts',
    recordId: '2',
    recordName: 'Leyla İsmayılova',
    changes: [{ field: 'language', before: 'AZ', after: 'EN' }],
  },
  {
    id: 3,
    at: '2026-11-24T08:30:00.000Z',
    actorId: 2,
    actor: 'Leyla İsmayılova',
    action: 'changed',
    kind: 'people',
    recordId: '7',
    recordName: 'Leyla Əliyeva',
    changes: [{ field: 'phone', before: '+994 50 000 00 01', after: '+994 50 000 00 09' }],
  },
  {
    id: 2,
    at: '2026-11-23T14:05:00.000Z',
    actorId: 3,
    actor: 'Rauf Əliyev',
    action: 'changed',
    kind: 'accounts',
    recordId: '4',
    recordName: 'Aysel Kərimova',
    changes: [{ field: 'role', before: 'staff', after: 'editor' }],
  },
  {
    id: 1,
    at: '2026-11-20T07:00:00.000Z',
    actorId: null,
    actor: null,
    action: 'added',
    kind: 'rooms',
    recordId: '6',
    recordName: 'Dəstək mərkəzi',
    changes: [{ field: 'name', before: null, after: 'Dəstək mərkəzi' }],
  },
]
