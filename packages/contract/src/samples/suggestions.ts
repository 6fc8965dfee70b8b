import type { SuggestionStatus } from '#suggestions.ts'

/** The code that the mocks give to every suggestion, and their answer to it. */
export const receivedSuggestion: { code: string; status: SuggestionStatus } = {
  code: '7KQ2-M9PX-4TDW-C8HF-2RZN-XA6J-W3EP',
  status: {
    text: 'The meeting room on our side is booked for whole days and stands empty half of the time.',
    state: 'received',
    answer: '',
    receivedOn: '2026-11-01',
    isAnonymous: true,
  },
}

/** A code whose suggestion has been answered. */
export const answeredSuggestion: { code: string; status: SuggestionStatus } = {
  code: 'ANSW-ERED-4YES',
  status: {
    text: 'Please put a second screen on each desk of the service desk.',
    state: 'answered',
    answer: 'Twelve screens are ordered and arrive in two weeks.\n\nThank you for telling us.',
    receivedOn: '2026-10-01',
    isAnonymous: true,
  },
}
