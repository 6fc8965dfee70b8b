export { authRoutes } from './auth.routes.ts'
export {
  activatePerson,
  addPerson,
  deactivatePerson,
  giveRole,
  type Invitation,
  invitePerson,
  resetPerson,
} from './people.service.ts'
