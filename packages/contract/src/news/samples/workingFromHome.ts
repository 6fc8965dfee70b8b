import type { NewsSample } from './newsText.ts'

export const workingFromHome: NewsSample = {
  id: 3,
  topic: 'home',
  hoursAgo: 220,
  isRead: true,
  text: {
    AZ: {
      notName: 'Evdən iş: nəyi razılaşdırdıq',
      notDesc:
        'Həftədə iki gün evdən işləmək imkanı qalır, komandaların özlərinin yazdığı üç qayda ilə. Qaydalar növbəti ayın birindən qüvvədədir.',
      body: `Bütün komandalar eyni suala cavab verdi: evdən iş günü niyə alınmır? Cavablar bir səhifəyə sığdı, qaydalar da onlardan yarandı.

1. Evdən işlədiyiniz gün **bir axşam əvvəl** təqvimdə görünsün ki, sizi ofisdə axtarmasınlar.
2. Saat 11:00–16:00 arasında zənglərə yarım saat ərzində cavab verin. Qalan vaxt yazışmaq kifayətdir.
3. Müştəri məlumatları yalnız şirkətin noutbuklarında qalır: şəxsi kompüterdə *heç bir surət*, telefonda ekran şəkli olmasın.

Ofis hər gün hamı üçün açıqdır: iki gün imkandır, öhdəlik deyil.

Üç aydan sonra qaydalara yenidən baxacağıq. Nə alınmırsa, rəhbərinizə deyin və ya [təklif yazın](/staff/suggestion).`,
    },
    EN: {
      notName: 'Working from home: what we agreed',
      notDesc:
        'You can still work from home two days a week, with three rules that the teams wrote themselves. They apply from the first of next month.',
      body: `Every team answered the same question: what made a day at home go wrong? The answers fit on one page, and the rules come from them.

1. The day is in the calendar **the evening before**, so that nobody looks for you in the office.
2. Between 11:00 and 16:00 calls are returned within half an hour. At other times a message is enough.
3. Client data stay on company laptops: *no copies* on a private computer and no photos of a screen.

The office is open to everybody every day: two days at home are an offer, not a duty.

We look at the rules again after three months. If something does not work, tell your manager or [write a suggestion](/staff/suggestion).`,
    },
    RU: {
      notName: 'Работа из дома: о чём договорились',
      notDesc:
        'Из дома по-прежнему можно работать два дня в неделю. К этому есть три правила, которые команды написали сами: они действуют с первого числа следующего месяца.',
      body: `Все команды ответили на один вопрос: почему день дома не задался? Ответы уместились на странице, из них и получились правила.

1. День из дома стоит в календаре **с вечера**, чтобы никто не искал вас в офисе.
2. С 11:00 до 16:00 перезваниваем в течение получаса. В остальное время достаточно переписки.
3. Данные клиентов остаются на рабочих ноутбуках: *никаких копий* на личном компьютере и никаких фотографий экрана.

Офис открыт для всех каждый день: два дня дома — возможность, а не обязанность.

Через три месяца правила пересмотрим. Если что-то не работает, скажите руководителю или [напишите предложение](/staff/suggestion).`,
    },
  },
}
