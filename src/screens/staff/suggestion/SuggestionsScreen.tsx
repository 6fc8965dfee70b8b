export function SuggestionsScreen() {
  return null
}
