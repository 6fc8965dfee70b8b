// Entry point `@atrium/ui/newsResponses`: reactions to news items, and comments below them.
export { CommentForm } from './CommentForm.tsx'
export { CommentList } from './CommentList.tsx'
export { Comments } from './Comments.tsx'
export { Reactions } from './Reactions.tsx'
