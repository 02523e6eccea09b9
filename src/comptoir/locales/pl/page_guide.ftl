### Strona: pierwsza gra z przewodnikiem

page-guide-step = Krok { $number } z { $count }
page-guide-progress = Postęp lekcji
page-guide-finished = Koniec lekcji
page-guide-leave = Zamknij lekcję (możesz do niej wrócić później)
page-guide-return = Wróć do lekcji
page-guide-next = Następny krok
page-guide-finish = Zakończ lekcję
page-guide-back = Wstecz
page-guide-skip = Pomiń ten krok
page-guide-early = Pominięto ruch: gra mogła tu jeszcze nie dotrzeć.
page-guide-wait = Teraz gra bot; za chwilę twoja kolej.
page-guide-confirm = Na razie to tylko szkic, którego nikt inny nie widzi. Potwierdź turę albo cofnij ją i wybierz coś innego.
page-guide-agrees = Właśnie o to chodziło w lekcji.
page-guide-differs = Tak też można. Lekcja proponowała coś innego; graj, jak chcesz.
page-guide-end = Teraz już wiesz, jak to działa. Graj dalej z botem albo zacznij nową grę; zasady i podpowiedzi są zawsze pod ręką. W innych grach tura na jedno kliknięcie po chwili potwierdza się sama: ustawisz to tam w menu (☰).
page-guide-play-on = Graj dalej z botem
page-guide-new = Nowa gra
page-guide-other = Naucz się: { $game }
