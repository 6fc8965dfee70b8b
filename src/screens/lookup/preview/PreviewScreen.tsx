import { type ContentPreview, textStatesOf } from '@atrium/contract/content'
import { languages } from '@atrium/contract/core'
import { SkeletonRegion, Text } from '@atrium/ui'
import { ContentShown } from '@atrium/ui/content'
import { LookupPage } from '@atrium/ui/lookup'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useGetContentPreviewQuery } from '#api/contentApi.ts'
import { isNotFound } from '#api/parseApiError.ts'
import { LookupMessage } from '#features/lookup/LookupMessage.tsx'
import { useLookupFrame } from '#features/lookup/useLookupFrame.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useLanguage } from '#hooks/useLanguage.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { useQueryError } from '#hooks/useQueryError.ts'

/** `/preview/{token}`: a draft of the content, for everybody who has the link. */
export function PreviewScreen() {
  const { token = '' } = useParams()
  return (
    <LookupPage size="wide" {...useLookupFrame()}>
      <Found key={token} token={token} />
    </LookupPage>
  )
}

function Found({ token }: { token: string }) {
  const { t } = useTranslation('content')
  const { language } = useLanguage()
  const query = useGetContentPreviewQuery({ token, language })
  const { data: preview, error } = query
  const isUnknown = isNotFound(error)
  const failure = useQueryError(!preview && !isUnknown, query)
  usePageTitle(t('shared.title'))
  if (failure)
    return <QueryError variant="inline" headingLevel={1} heading={t('shared.failed')} failure={failure} />
  if (isUnknown)
    return <LookupMessage role="alert" heading={t('shared.unknown')} text={t('shared.unknownText')} />
  return preview ? <Draft {...preview} /> : <SkeletonRegion label={t('shared.loading')} count={8} />
}

/** In the language of the page, else in one in which it is written. */
function Draft({ kind, value, member }: ContentPreview) {
  const { t } = useTranslation('content')
  const { language } = useLanguage()
  const states = textStatesOf(kind, value, [])
  const written = [language, ...languages].find((one) => states[one] !== 'missing') ?? language
  return (
    <>
      {/* The page of a service has a heading of its own. */}
      <Text as={kind === 'service' ? 'p' : 'h1'} size="small" tone="muted" marginBottom="6">
        {t('shared.notice')}
      </Text>
      <ContentShown kind={kind} value={value} language={written} member={member} />
    </>
  )
}
