import type { NewsItem } from '@atrium/contract/news'
import { Button, Message } from '@atrium/ui'
import { Reactions } from '@atrium/ui/newsResponses'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useReactToNewsMutation } from '#api/newsApi.ts'
import { useMutationToast } from '#hooks/useMutationToast.ts'
import { CommentsPart } from './CommentsPart.tsx'

/** What readers say about a news item: reactions, and comments on demand. */
export function ResponsesPart({ item }: { item: NewsItem }) {
  const { id, notName: title, reactions = [], comments } = item
  const { t } = useTranslation('newsResponses')
  const [react] = useReactToNewsMutation()
  const { act, failure } = useMutationToast<string>('newsResponses:failure')
  const [isOpen, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Reactions
        title={title}
        reactions={reactions}
        onReact={(name, isOn) => void act(name, () => react({ id, name, isOn }).unwrap(), undefined)}
      >
        {comments !== undefined && (
          <Button
            ref={toggle}
            size="sm"
            variant="quiet"
            aria-expanded={isOpen}
            aria-label={`${t('comments', { count: comments })}: ${title}`}
            onClick={() => setOpen(!isOpen)}
          >
            {t('comments', { count: comments })}
          </Button>
        )}
      </Reactions>
      {failure && <Message variant="banner" tone="danger" {...failure} />}
      {isOpen && comments !== undefined && (
        <CommentsPart id={id} title={title} onDeleted={() => toggle.current?.focus()} />
      )}
    </>
  )
}
