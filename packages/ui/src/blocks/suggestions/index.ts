// Entry point `@atrium/ui/suggestions`: suggestions and complaints, and how they stand.
export { CodeQuestion } from './CodeQuestion.tsx'
export { FoldedSuggestion } from './FoldedSuggestion.tsx'
export { OwnSuggestions } from './OwnSuggestions.tsx'
export { SuggestionCard } from './SuggestionCard.tsx'
export { SuggestionCode } from './SuggestionCode.tsx'
export { SuggestionForm, type SuggestionValues } from './SuggestionForm.tsx'
export { SuggestionStatus } from './SuggestionStatus.tsx'
export { SuggestionsPage } from './SuggestionsPage.tsx'
