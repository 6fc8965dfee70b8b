import { readFileSync } from 'node:fs'
import path from 'node:path'

const locales = path.resolve(import.meta.dirname, '../../../../public/Locales')

export type Lng = 'az' | 'en' | 'ru'

export type Texts = (key: string, values?: Record<string, string>) => string

/** The texts of a language for the reader: `words('ru')('careers:form.submit')`. */
export function wordsOf(lng: Lng): Texts {
  return (key, values = {}) => {
    const [ns = '', names = ''] = key.split(':')
    const tree = JSON.parse(readFileSync(path.join(locales, lng, `${ns}.json`), 'utf8'))
    const text = names.split('.').reduce((node, name) => node?.[name], tree)
    if (typeof text !== 'string') throw new Error(`There is no text ${key} in ${lng}.`)
    return text.replace(/{{(\w+)}}/g, (_match, name: string) => values[name] ?? '')
  }
}
