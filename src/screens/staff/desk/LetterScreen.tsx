import { readId } from '@atrium/contract/core'
import type { LetterDetail } from '@atrium/contract/newsletter'
import { LinkButton, Message, SkeletonRegion } from '@atrium/ui'
import { DeskPage } from '@atrium/ui/desk'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { useGetLetterQuery } from '#api/lettersApi.ts'
import { parseApiError } from '#api/parseApiError.ts'
import { href } from '#config/site.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useLiveList } from '#hooks/useLiveList.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { LetterPart } from './letters/LetterPart.tsx'
import { useLetterName } from './letters/LettersPart.tsx'

/** `/staff/desk/letters/:id`: the texts of a letter, its preview, and how it is sent. */
export function LetterScreen() {
  const { t } = useTranslation('letters')
  const id = readId(useParams().id)
  const navigate = useNavigate()
  // The page is shown until the next one is there; the news of the deletion would fetch the letter again.
  const [isDeleted, setDeleted] = useState(false)
  const query = useGetLetterQuery(id ?? 0, { ...useLiveList(), skip: id === undefined || isDeleted })
  const letter = isDeleted ? query.data : query.currentData
  const isUnknown = id === undefined || (query.error && parseApiError(query.error).reason === 'notFound')
  const failure = useQueryError(!letter && !isUnknown, query)
  if (letter && !isUnknown) {
    const onDelete = (isGone: boolean) => setDeleted(isGone)
    const onDeleted = () => void navigate(href('letters'))
    return (
      <Frame letter={letter}>
        <LetterPart key={letter.id} letter={letter} onDelete={onDelete} onDeleted={onDeleted} />
      </Frame>
    )
  }
  return (
    <Frame>
      {isUnknown ? (
        <Message heading={t('unknown')} text={t('unknownText')} />
      ) : failure ? (
        <QueryError heading={t('failedOne')} failure={failure} />
      ) : (
        <SkeletonRegion label={t('loadingOne')} />
      )}
    </Frame>
  )
}

function Frame({ letter, children }: { letter?: LetterDetail; children: ReactNode }) {
  const { t } = useTranslation('letters')
  const nameOf = useLetterName()
  const { AZ, EN, RU } = letter?.texts ?? {}
  const heading = letter
    ? nameOf({ subjects: { AZ: AZ?.subject ?? '', EN: EN?.subject ?? '', RU: RU?.subject ?? '' } })
    : t('title')
  usePageTitle(heading)
  return (
    <DeskPage
      heading={heading}
      lead={letter && t(`states.${letter.state}`)}
      action={
        <LinkButton variant="outline" size="sm" href={href('letters')}>
          {t('back')}
        </LinkButton>
      }
    >
      {children}
    </DeskPage>
  )
}
