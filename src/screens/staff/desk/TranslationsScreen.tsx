import { limits } from '@atrium/contract/core'
import { LinkButton } from '@atrium/ui'
import { DeskPage } from '@atrium/ui/desk'
import { SearchInput } from '@atrium/ui/translations'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { href } from '#config/site.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { FilesPart } from './translations/FilesPart.tsx'
import { NamespacesPart } from './translations/NamespacesPart.tsx'
import { FoundTextsPart, NamespaceTextsPart } from './translations/TextsPart.tsx'
import { textsViewOf } from './translations/textsView.ts'

/** `/staff/desk/translations`: the texts of the interface and of mails, in three languages. */
export function TranslationsScreen() {
  const { t } = useTranslation('translations')
  usePageTitle(t('title'))
  const [params, setParams] = useSearchParams()
  const { namespace, text } = textsViewOf(params)
  const search = (typed: string) =>
    setParams(typed ? { text: typed } : {}, { replace: text !== '', preventScrollReset: true })
  return (
    <DeskPage
      heading={t('title')}
      lead={t('lead')}
      action={
        namespace && (
          <LinkButton variant="outline" size="sm" href={href('translations')}>
            {t('back')}
          </LinkButton>
        )
      }
    >
      {!namespace && (
        <SearchInput label={t('search')} value={text} maxLength={limits.textSearch} onSearch={search} />
      )}
      {namespace && <NamespaceTextsPart key={namespace} namespace={namespace} />}
      {text && <FoundTextsPart text={text} />}
      {!namespace && !text && (
        <>
          <NamespacesPart />
          <FilesPart />
        </>
      )}
    </DeskPage>
  )
}
