import { pages } from '@atrium/contract/core'
import type { Colours } from '@atrium/contract/palette'
import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Switch } from '#primitives/Switch.tsx'
import { Tabs } from '#primitives/Tabs.tsx'
import { companyStyle, companyStyleId } from '#theme/companyStyle.ts'
import { styles } from './Facts.styles.ts'

/** Pages of each kind: for visitors, with a form, for staff. */
const shown = ['home', 'contact', 'chatSchedule'] as const

/** Real pages of the site in the colours that are typed, as on a screen and on a phone. Pages for visitors have no dark theme. */
export function LookPreview({ colours }: { colours: Colours }) {
  const { t } = useTranslation('site')
  const [page, setPage] = useState<(typeof shown)[number]>('home')
  const [isDark, setDark] = useState(false)
  const [isPhone, setPhone] = useState(false)
  return (
    <div>
      <chakra.div display="flex" flexWrap="wrap" columnGap="6">
        <Switch label={t('look.phone')} isOn={isPhone} onChange={setPhone} />
        {page === 'chatSchedule' && <Switch label={t('look.dark')} isOn={isDark} onChange={setDark} />}
      </chakra.div>
      <Tabs
        label={t('look.pages')}
        selected={page}
        onSelect={setPage}
        items={shown.map((value) => ({
          value,
          label: t(`look.${value}`),
          panel: (
            <PageFrame {...{ colours, isPhone }} page={value} isDark={isDark && value === 'chatSchedule'} />
          ),
        }))}
      />
    </div>
  )
}

interface PageFrameProps {
  page: (typeof shown)[number]
  colours: Colours
  isDark: boolean
  isPhone: boolean
}

function PageFrame({ page, colours, isDark, isPhone }: PageFrameProps) {
  const { t } = useTranslation('site')
  const ref = useRef<HTMLIFrameElement>(null)
  const [loads, setLoads] = useState(0)
  const css = companyStyle(colours)
  const theme = isDark ? 'dark' : 'light'
  // biome-ignore lint/correctness/useExhaustiveDependencies: each load brings another document.
  useEffect(() => {
    const framed = ref.current?.contentDocument
    if (!framed?.head) return undefined
    const style =
      framed.getElementById(companyStyleId) ??
      framed.head.appendChild(Object.assign(framed.createElement('style'), { id: companyStyleId }))
    style.textContent = css
    const root = framed.documentElement
    const follow = () => {
      if (root.dataset.theme !== theme) root.dataset.theme = theme
    }
    follow()
    // The framed page has a theme of its own, which it sets again.
    const observer = new MutationObserver(follow)
    observer.observe(root, { attributeFilter: ['data-theme'] })
    return () => observer.disconnect()
  }, [css, theme, loads])
  return (
    <chakra.div css={styles.frame} data-phone={isPhone || undefined}>
      <iframe
        ref={ref}
        src={pages[page]}
        title={t('look.title', { page: t(`look.${page}`) })}
        loading="lazy"
        onLoad={() => setLoads((before) => before + 1)}
      />
    </chakra.div>
  )
}
