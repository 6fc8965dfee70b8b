// The door `@atrium/ui/suggestions`: suggestions and complaints, and how they stand.

export { PartState, type PartStateProps } from '#blocks/states/PartState.tsx'
export { CodeQuestion, type CodeQuestionProps } from './CodeQuestion.tsx'
export { OwnSuggestions, type OwnSuggestionsProps } from './OwnSuggestions.tsx'
export { SuggestionCard, type SuggestionCardProps } from './SuggestionCard.tsx'
export { SuggestionCode, type SuggestionCodeProps } from './SuggestionCode.tsx'
export {
  SuggestionForm,
  type SuggestionFormProps,
  type SuggestionFormWords,
  type SuggestionValues,
} from './SuggestionForm.tsx'
export type { SuggestionStatusProps } from './SuggestionStatus.tsx'
export { SuggestionsPage, type SuggestionsPageProps } from './SuggestionsPage.tsx'
