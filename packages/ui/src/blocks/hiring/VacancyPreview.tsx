import { type Employment, formatJobType, type Level, type Workplace } from '@atrium/contract/careers'
import { type Language, toTag } from '@atrium/contract/core'
import { isIsoDay } from '@atrium/contract/days'
import { chakra } from '@chakra-ui/react'
import type { i18n as Texts } from 'i18next'
import { Suspense, useDeferredValue, useEffect, useId, useState } from 'react'
import { useFormState } from 'react-final-form'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { VacancyDetail } from '#blocks/careers/VacancyDetail.tsx'
import { useDayTexts } from '#i18n/useDayTexts.ts'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'
import { Button } from '#primitives/Button.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { Row } from '#primitives/Stack.tsx'
import { Text } from '#primitives/Text.tsx'
import { useMedia } from '#primitives/useMedia.ts'
import { styles } from './Vacancy.styles.ts'
import { itemsOf, typedTextState, type VacancyFormValues } from './vacancyFormValues.ts'

type Values = Partial<VacancyFormValues>

interface VacancyPreviewProps {
  language: Language
  isShown: boolean
  onToggle: () => void
  /** ISO day; of a draft the day on which it would be published. */
  publishedOn: string | null
}

/** The page as visitors will see it. It follows what is typed once the browser has time. */
export function VacancyPreview({ language, isShown, onToggle, publishedOn }: VacancyPreviewProps) {
  const { t } = useTranslation('vacancies')
  const headingId = useId()
  const contentId = useId()
  // Outside of `Suspense`, whose content React hydrates later, when the values may have changed.
  const { values } = useFormState<VacancyFormValues>({ subscription: { values: true } })
  const shown = useDeferredValue<Values>(values)
  return (
    // Its content scrolls, so that the keyboard reaches it.
    <chakra.section aria-labelledby={headingId} css={styles.preview} tabIndex={isShown ? 0 : undefined}>
      <Row gap="3" justifyContent="space-between">
        <Heading level={2} size="h4" id={headingId}>
          {t('preview.heading', { language: t(`languages.${language}`) })}
        </Heading>
        <Button
          variant="outline"
          size="sm"
          aria-expanded={isShown}
          aria-controls={contentId}
          onClick={onToggle}
        >
          {t(isShown ? 'preview.hide' : 'preview.show')}
        </Button>
      </Row>
      <div id={contentId}>
        {/* Texts that come later take nothing but the preview away. */}
        <Suspense>
          {isShown && <Page values={shown} language={language} publishedOn={publishedOn} />}
        </Suspense>
      </div>
    </chakra.section>
  )
}

interface PageProps extends Pick<VacancyPreviewProps, 'language' | 'publishedOn'> {
  values: Values
}

function Page({ values: shown, language, publishedOn }: PageProps) {
  const { t } = useTranslation('vacancies')
  const today = useDayTexts().today()
  const texts = useTextsIn(language)
  if (typedTextState(language, shown) === 'missing')
    return (
      <Text tone="muted" marginTop="4">
        {t('preview.nothing')}
      </Text>
    )
  const of = (part: 'position' | 'overview' | 'locationCity' | 'locationCountry') =>
    shown[`${part}_${language}`]?.trim() ?? ''
  const listOf = (part: 'responsibilities' | 'qualifications') =>
    itemsOf(shown[`${part}_${language}`] ?? '').map((item) => [item])
  const employment = shown.employment as Employment
  const workplace = shown.workplace as Workplace
  const closesOn = shown.closesOn?.replaceAll('/', '-') ?? ''
  const [from, to] = [Number(shown.salaryFrom), Number(shown.salaryTo)]
  const page = (
    <chakra.div lang={toTag(language)} marginTop="5">
      <VacancyDetail
        vacancy={{
          Position: of('position'),
          LocationCity: of('locationCity'),
          LocationCountry: of('locationCountry'),
          JobType: formatJobType(employment, workplace, language),
          Overview: of('overview'),
          Responsibilities: listOf('responsibilities'),
          Qualifications: listOf('qualifications'),
        }}
        facts={{
          categoryId: Number(shown.categoryId),
          employment,
          workplace,
          level: (shown.level as Level) || null,
          places: Number(shown.places) || 1,
          salary: shown.isSalaryShown && from > 0 && to >= from ? { from, to } : null,
          publishedOn: publishedOn ?? today,
          closesOn: isIsoDay(closesOn) ? closesOn : null,
          isClosed: false,
        }}
      />
    </chakra.div>
  )
  return texts ? <I18nextProvider i18n={texts}>{page}</I18nextProvider> : page
}

/** The texts of the careers pages in a language; `undefined` for the reader's own, and until they are loaded. */
function useTextsIn(language: Language): Texts | undefined {
  const { i18n } = useTranslation()
  const own = useReaderLanguage()
  const [loaded, setLoaded] = useState<{ language: Language; texts: Texts }>()
  useEffect(() => {
    if (language === own) return
    let isCurrent = true
    const texts = i18n.cloneInstance({ lng: toTag(language), ns: ['careers'], defaultNS: 'careers' })
    const show = () => {
      if (isCurrent) setLoaded({ language, texts })
    }
    // At once where another tab has loaded them.
    if (texts.isInitialized) show()
    else texts.on('initialized', show)
    return () => {
      isCurrent = false
    }
  }, [i18n, language, own])
  return language !== own && loaded?.language === language ? loaded.texts : undefined
}

/** Whether the preview is open, until the person decides: beside the form where the window has room for both. */
export function usePreview() {
  const isWide = useMedia('(min-width: 80em)')
  const [isShown, setShown] = useState<boolean>()
  return { isShown: isShown ?? isWide, toggle: () => setShown(!(isShown ?? isWide)) }
}
