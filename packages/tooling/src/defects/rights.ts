import type { UnitDefect } from './defect.ts'

const moduleOf = (name: string) => `packages/server/src/modules/${name}`

/** Defects by which people gain what only others may give them, or an import does what the form refuses. */
export const rights: UnitDefect[] = [
  {
    id: 'own-balance-written',
    what: 'A person of HR gives themselves ten more days of leave.',
    file: `${moduleOf('leave')}/balances.service.ts`,
    from: "  if (entry.personId === actor.personId) throw new HttpError(403, 'aboutYourself')\n",
    to: '',
    fails: `${moduleOf('leave')}/leaveRights`,
  },
  {
    id: 'own-leave-granted',
    what: 'A person of HR whom nobody leads grants their own leave.',
    file: `${moduleOf('leave')}/decisions.service.ts`,
    from: "    if (request?.personId === account.personId) throw new HttpError(403, 'aboutYourself')\n",
    to: '',
    fails: `${moduleOf('leave')}/leaveRights`,
  },
  {
    id: 'own-role-given',
    what: 'An administrator changes their own role.',
    file: `${moduleOf('accounts')}/people.service.ts`,
    from: "if (account.id === by.id) throw new HttpError(403, 'aboutYourself')",
    to: '',
    fails: `${moduleOf('people')}/records`,
  },
  {
    id: 'own-manager-chosen',
    what: 'A person of HR chooses the manager who decides about their leave, and their first day.',
    file: `${moduleOf('people')}/recordChanges.service.ts`,
    from: "if (isChanged) throw new HttpError(403, 'ownRecord')",
    to: "if (isChanged && !isOwn) throw new HttpError(403, 'ownRecord')",
    fails: `${moduleOf('people')}/records`,
  },
  {
    id: 'own-record-joined',
    what: 'A person without a record joins one with an early first day.',
    file: `${moduleOf('people')}/recordChanges.service.ts`,
    from: "if (isChanged) throw new HttpError(403, 'ownRecord')",
    to: "if (isChanged && isOwn) throw new HttpError(403, 'ownRecord')",
    fails: `${moduleOf('people')}/records`,
  },
  {
    id: 'own-record-imported',
    what: 'An import changes the manager of the person who imports.',
    file: `${moduleOf('people/badges')}/importPlan.service.ts`,
    from: '...addressFaults, ...ownRecordFaults(changes, accounts, importer)',
    to: '...addressFaults',
    fails: `${moduleOf('people/badges')}/peopleImport`,
  },
  {
    id: 'import-empties-address',
    what: 'An import takes the address from a person who signs in with it.',
    file: `${moduleOf('people/badges')}/addresses.service.ts`,
    from: 'if (!email && account && isAbout(',
    to: 'if (!email && !account && isAbout(',
    fails: `${moduleOf('people/badges')}/peopleImport`,
  },
  {
    id: 'import-takes-closed-account',
    what: 'An import gives the address of a closed account to somebody else.',
    file: `${moduleOf('people/badges')}/addresses.service.ts`,
    from: '(isOfAnother || owner?.deactivatedAt)',
    to: 'isOfAnother',
    fails: `${moduleOf('people/badges')}/peopleImport`,
  },
  {
    id: 'office-shares-the-limit',
    what: 'A large office has used up the calls of each of its people.',
    file: 'packages/server/src/http/generalLimit.ts',
    from: 'if (session !== undefined) people.set(session, accountId)',
    to: '',
    fails: 'packages/server/src/app.test.ts',
  },
]
