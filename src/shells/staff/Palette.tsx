import { PaletteButton, type Shortcut, shortcutOf } from '@atrium/ui/staff'
import { type ComponentType, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToasts } from '#hooks/useToasts.ts'
import { fetchTexts } from '#i18n/translationErrors.ts'
import { selectSettings } from '#slices/selectSettings.ts'
import { useAppSelector } from '#store/hooks.ts'
import type { PalettePartProps } from './PalettePart.tsx'

const load = async () => (await import(/* webpackChunkName: "palette" */ './PalettePart.tsx')).PalettePart

/**
 * The button of the command palette, and the shortcuts that open it and the list of shortcuts. Code and texts are fetched when
 * one of them opens; if they cannot be fetched, a toast says so.
 */
export function Palette() {
  const { t, i18n } = useTranslation('common')
  const showToast = useToasts()
  const [opened, setOpened] = useState<Shortcut>()
  const [loaded, setLoaded] = useState<{ Part: ComponentType<PalettePartProps> }>()
  const isMissing = opened !== undefined && !loaded

  const onMissing = useEffectEvent(() => {
    setOpened(undefined)
    showToast({ kind: 'error', text: t('failure.title'), isAnnounced: true })
  })
  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    Promise.all([load(), fetchTexts(i18n, ['palette'])]).then(
      ([Part]) => isCurrent && setLoaded({ Part }),
      () => isCurrent && onMissing(),
    )
    return () => {
      isCurrent = false
    }
  }, [i18n, isMissing])

  const { hasKeyShortcuts } = useAppSelector(selectSettings)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event, hasKeyShortcuts)
      if (!shortcut) return
      event.preventDefault()
      setOpened(shortcut)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [hasKeyShortcuts])

  return (
    <>
      <PaletteButton onPress={() => setOpened('palette')} />
      {opened && loaded && (
        <Suspense>
          <loaded.Part
            opened={opened}
            onClose={() => setOpened(undefined)}
            onShortcuts={() => setOpened('shortcuts')}
          />
        </Suspense>
      )}
    </>
  )
}
