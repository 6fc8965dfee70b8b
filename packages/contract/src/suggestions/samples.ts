import type { InboxSuggestion, SuggestionStatus } from './schema.ts'

/** The code that the mocks give to every suggestion, and their answer to it. */
export const receivedSuggestion: { code: string; status: SuggestionStatus } = {
  code: '7KQ2-M9PX-4TDW-C8HF-2RZN-XA6J-W3EP',
  status: {
    text: 'The meeting room on our side is booked for whole days and stands empty half of the time.',
    state: 'received',
    answer: '',
    messages: [],
    receivedOn: '2026-11-01',
    isAnonymous: true,
  },
}

const screensOrdered = 'Twelve screens are ordered and arrive in two weeks.\n\nThank you for telling us.'

/** A code whose suggestion has been answered. */
export const answeredSuggestion: { code: string; status: SuggestionStatus } = {
  code: 'ANSW-ERED-4YES',
  status: {
    text: 'Please put a second screen on each desk of the service desk.',
    state: 'answered',
    answer: screensOrdered,
    messages: [{ isAnswer: true, text: screensOrdered, writtenOn: '2026-10-01' }],
    receivedOn: '2026-10-01',
    isAnonymous: true,
  },
}

/** The inbox of the mocks: one with a name and an answer, and two without. */
export const inboxSample: InboxSuggestion[] = [
  {
    id: '3b0f9a52-6a0e-4a55-9d0b-6f6a1c2e7d10',
    text: 'Could the news have a part for questions? Half of the answers are in chats that nobody finds again.',
    state: 'inProgress',
    answer: '',
    messages: [
      {
        isAnswer: false,
        text: 'Questions about holidays come up most: perhaps begin there.',
        writtenOn: '2026-11-20',
      },
    ],
    receivedOn: '2026-11-18',
    isAnonymous: false,
    sender: 'Leyla Əliyeva',
    version: 'a1',
  },
  {
    id: '0c7d1e88-52a9-4c07-8a51-6a1f0b9c4e21',
    ...receivedSuggestion.status,
    sender: null,
    version: 'b1',
  },
  {
    id: '9e5b7c14-8f3d-4b60-b7a2-1d4c8e6f0a32',
    ...answeredSuggestion.status,
    sender: null,
    version: 'c1',
  },
]
