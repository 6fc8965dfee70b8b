export { writeAnswer } from './inbox.service.ts'
export {
  findSuggestions,
  listSuggestions,
  type SignedSuggestion,
  updateSuggestion,
} from './suggestions.repo.ts'
export { suggestionsRoutes } from './suggestions.routes.ts'
