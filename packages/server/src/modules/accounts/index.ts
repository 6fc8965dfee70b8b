export { accountsRoutes } from './accounts.routes.ts'
export { authRoutes } from './auth.routes.ts'
export { passkeysRoutes } from './passkeys.routes.ts'
export {
  activatePerson,
  addPerson,
  assignRole,
  deactivatePerson,
  insertInvited,
  invitePerson,
  type MailedLink,
  removeSecondFactor,
  resetPerson,
} from './people.service.ts'
export { profileRoutes } from './profile/profile.routes.ts'
export { secondFactorRoutes } from './secondFactor.routes.ts'
