import type { FastifyInstance, InjectOptions } from 'fastify'

interface Cookie {
  name: string
  value: string
  maxAge?: number
}

/** A browser: it stores cookies, and sends them with its requests. */
export class TestBrowser {
  readonly cookies = new Map<string, string>()
  readonly #app: FastifyInstance
  readonly #address: string
  readonly #userAgent: string

  constructor(app: FastifyInstance, { address = '198.51.100.1', userAgent = '' } = {}) {
    this.#app = app
    this.#address = address
    this.#userAgent = userAgent
  }

  async send(options: InjectOptions & { url: string }) {
    const reply = await this.#app.inject({
      ...options,
      remoteAddress: this.#address,
      headers: { 'user-agent': this.#userAgent, ...options.headers },
      cookies: Object.fromEntries(this.cookies),
    })
    for (const { name, value, maxAge } of reply.cookies as Cookie[]) {
      if (maxAge === 0) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return reply
  }

  readonly get = (url: string) => this.send({ url })

  readonly remove = (url: string) => this.send({ method: 'DELETE', url })

  readonly post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    this.send({ method: 'POST', url, payload, headers })

  readonly signIn = (email: string, password: string) => this.post('/api/v1/login/', { email, password })

  /** 200 while a person is signed in, otherwise 401. */
  readonly state = async () => (await this.get('/api/v1/me/sessions/')).statusCode
}

let given = 0

/** A new network address, without earlier requests. */
export function newAddress(): string {
  given += 1
  return `203.0.${Math.floor(given / 250)}.${1 + (given % 250)}`
}
