import { pickLanguage, readId } from '@atrium/contract/core'
import { LinkButton, Message, Section, SkeletonRegion } from '@atrium/ui'
import { PublishedLetter } from '@atrium/ui/letterArchive'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useGetPublishedLetterQuery, useListPublishedLettersQuery } from '#api/archiveApi.ts'
import { parseApiError } from '#api/parseApiError.ts'
import { href, spotPicture } from '#config/site.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useLanguage } from '#hooks/useLanguage.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { useQueryError } from '#hooks/useQueryError.ts'

/** `/newsletter/:id`: a letter that was sent, in the reader's language where it is written. */
export function PublishedLetterScreen() {
  const { t } = useTranslation('archive')
  const { language } = useLanguage()
  const id = readId(useParams().id)
  const query = useGetPublishedLetterQuery(id ?? 0, { skip: id === undefined })
  const { data: rows = [] } = useListPublishedLettersQuery()
  const letter = query.currentData
  const isUnknown = id === undefined || (query.error && parseApiError(query.error).reason === 'notFound')
  const failure = useQueryError(!letter && !isUnknown, query)
  const spoken = letter && pickLanguage(letter.texts, language)
  const text = spoken && letter.texts[spoken]
  usePageTitle(text?.subject ?? t(isUnknown ? 'unknown' : 'loading'))
  if (isUnknown)
    return (
      <Message
        variant="page"
        role="alert"
        picture={spotPicture('missing')}
        heading={t('unknown')}
        text={t('unknownText')}
        action={<LinkButton href={href('home')}>{t('home')}</LinkButton>}
      />
    )
  if (failure) return <QueryError variant="page" heading={t('failed')} failure={failure} />
  const others = rows.flatMap((row) => {
    const theirs = pickLanguage(row.texts, language)
    const subject = theirs && row.texts[theirs]?.subject
    return subject && row.id !== id
      ? [
          {
            id: row.id,
            day: row.day,
            subject,
            language: theirs,
            href: href('publishedLetter', { id: row.id }),
          },
        ]
      : []
  })
  return (
    <Section belowNavbar>
      {text && spoken ? (
        <PublishedLetter language={spoken} day={letter.day} {...text} others={others} />
      ) : (
        <SkeletonRegion label={t('loading')} />
      )}
    </Section>
  )
}
