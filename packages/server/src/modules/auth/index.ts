export { authRoutes } from './auth.routes.ts'
export { passkeysRoutes } from './passkeys.routes.ts'
export {
  activatePerson,
  addPerson,
  deactivatePerson,
  giveRole,
  type Invitation,
  invitePerson,
  resetPerson,
  takeSecondFactor,
} from './people.service.ts'
export { secondFactorRoutes } from './secondFactor.routes.ts'
