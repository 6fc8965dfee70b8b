/** An address of this machine or of another one. */
export interface HostAndPort {
  host: string
  port: number
}

/** A port, or a socket of this machine. */
export type SocketAddress = HostAndPort | { path: string }

export type Environment = Record<string, string | undefined>

/** All errors of the settings, one line for each. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Reads environment variables by type and collects all errors, so that a person can correct them at once. */
export class Settings {
  readonly #env: Environment
  readonly #problems: string[] = []

  constructor(env: Environment) {
    this.#env = env
  }

  /** An empty variable counts as unset. */
  text(name: string, fallback: string): string {
    return this.#env[name]?.trim() || fallback
  }

  whole(name: string, fallback: number, { min = 0, max = Number.MAX_SAFE_INTEGER } = {}): number {
    const text = this.text(name, String(fallback))
    const value = Number(text)
    if (/^\d+$/.test(text) && value >= min && value <= max) return value
    const range = max === Number.MAX_SAFE_INTEGER ? `at least ${min}` : `from ${min} to ${max}`
    return this.#wrong(name, `must be a whole number, ${range}; it is "${text}"`, fallback)
  }

  oneOf<Value extends string>(name: string, fallback: Value, values: readonly Value[]): Value {
    const text = this.text(name, fallback)
    const found = values.find((value) => value === text)
    return found ?? this.#wrong(name, `must be one of ${values.join(', ')}; it is "${text}"`, fallback)
  }

  /** The message does not repeat the value, because an address may contain a password. */
  url(name: string, fallback: string, protocols: readonly string[]): string {
    const text = this.text(name, fallback)
    if (!text) return text
    if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text
    const form = protocols.map((protocol) => `${protocol}//…`).join(' or ')
    return this.#wrong(name, `must be an address in the form ${form}`, fallback)
  }

  /** An e-mail address; empty when unset. */
  address(name: string): string {
    const text = this.text(name, '')
    if (!text || /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(text)) return text
    return this.#wrong(name, `must be one e-mail address; it is "${text}"`, '')
  }

  /** `host:port`, with brackets around an IPv6 address. */
  hostAndPort(name: string): HostAndPort | undefined {
    const text = this.text(name, '')
    if (!text) return
    const url = URL.canParse(`tcp://${text}`) ? new URL(`tcp://${text}`) : undefined
    if (url?.port && url.host === text)
      return { host: url.hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(url.port) }
    return this.#wrong(name, `must be host:port, such as 127.0.0.1:9464; it is "${text}"`, undefined)
  }

  /** `host:port`, or the absolute path of a Unix socket. */
  socket(name: string): SocketAddress | undefined {
    const path = this.text(name, '')
    return path.startsWith('/') ? { path } : this.hostAndPort(name)
  }

  /** `true` or `false`. @default false */
  flag(name: string): boolean {
    return this.oneOf(name, 'false', ['true', 'false']) === 'true'
  }

  /** Comma-separated texts; an empty list when unset. */
  list(name: string): string[] {
    const parts = this.text(name, '').split(',')
    return parts.map((part) => part.trim()).filter(Boolean)
  }

  /** Comma-separated origins, such as `https://www.caspora.example`; an empty list when unset. */
  origins(name: string): readonly string[] {
    const parts = this.list(name).map((part) => part.replace(/\/$/, ''))
    const isOrigin = (part: string) =>
      /^https?:/.test(part) && URL.canParse(part) && new URL(part).origin === part
    const wrong = parts.filter((part) => !isOrigin(part))
    if (wrong.length === 0) return parts
    return this.#wrong(
      name,
      `must be addresses like https://www.example.com; it has "${wrong.join('", "')}"`,
      [],
    )
  }

  /** A comma-separated selection of the values: all when unset, none for `none`. */
  someOf<Value extends string>(name: string, values: readonly Value[]): readonly Value[] {
    const parts = this.list(name)
    if (parts.length === 0) return values
    if (parts.length === 1 && parts[0] === 'none') return []
    const unknown = parts.filter((part) => !values.some((value) => value === part))
    if (unknown.length === 0) return values.filter((value) => parts.includes(value))
    const sentence = `must be some of ${values.join(', ')}, or none; it has "${unknown.join('", "')}"`
    return this.#wrong(name, sentence, values)
  }

  /** `true`, `false`, a number of proxies, or a comma-separated list of addresses. */
  trust(name: string): boolean | number | string {
    const text = this.text(name, 'false')
    if (text === 'true' || text === 'false') return text === 'true'
    return /^\d+$/.test(text) ? Number(text) : text
  }

  /** Throws a `ConfigError` when anything was wrong. */
  finish(): void {
    if (this.#problems.length > 0)
      throw new ConfigError(`The settings are wrong:\n${this.#problems.join('\n')}`)
  }

  #wrong<Value>(name: string, sentence: string, fallback: Value): Value {
    this.#problems.push(`- ${name} ${sentence}.`)
    return fallback
  }
}
