import { shellMessages as texts } from "./messages.ts";
import { serverAddress } from "./server-address.ts";
import { complaintAboutServer } from "./server-check.ts";

const styles = `
.first-start { position: fixed; inset: 0; z-index: 100; overflow: auto; display: grid; place-items: center;
  padding: max(1.25rem, env(safe-area-inset-top)) 1.25rem; background: var(--color-paper); color: var(--color-ink) }
.first-start form { display: grid; gap: 0.75rem; width: min(26rem, 100%) }
.first-start h1 { font-size: 1.5rem; font-weight: 700 }
.first-start input { min-height: 3rem; padding: 0 0.875rem; border: 1px solid var(--color-edge);
  border-radius: 0.75rem; background: var(--color-raised); font-size: 1rem }
.first-start button { min-height: 3rem; border-radius: 0.75rem; background: var(--color-primary);
  color: var(--color-on-primary); font-weight: 600 }
.first-start button[type="button"] { background: none; color: var(--color-primary) }
.first-start [role="alert"] { color: var(--color-danger); overflow-wrap: anywhere }
`;

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  given: Partial<HTMLElementTagNameMap[Tag]> = {},
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), given);
}

/**
 * Asks for the server's address until one answers as a server of ours, and resolves with it; with
 * null if the `present` one is to stay.
 */
export function askForServer(present: string | null): Promise<string | null> {
  const place = element("main", { className: "first-start" });
  const form = element("form", { noValidate: true });
  const title = element("h1", { textContent: texts.title });
  const intro = element("p", { textContent: texts.intro });
  const label = element("label", { htmlFor: "server-address", textContent: texts.label });
  const field = element("input", {
    ...{ id: "server-address", type: "url", autocapitalize: "off", spellcheck: false },
    ...{ placeholder: texts.example, value: present ?? "" },
  });
  const problem = element("p", { id: "server-problem", role: "alert" });
  field.setAttribute("aria-describedby", problem.id);
  const connect = element("button", { type: "submit", textContent: texts.connect });
  const keep = element("button", { type: "button", textContent: texts.keep });
  form.append(title, intro, label, field, problem, connect, ...(present === null ? [] : [keep]));
  place.append(element("style", { textContent: styles }), form);
  // The app, if it has started, is neither seen nor reached meanwhile.
  const behind = document.querySelector<HTMLElement>("#root");
  const asker = document.activeElement;
  if (behind) behind.hidden = true;
  document.body.append(place);
  field.focus();

  const complain = (text: string) => {
    problem.textContent = text;
    field.setAttribute("aria-invalid", "true");
    field.focus();
  };
  return new Promise((resolve) => {
    const settle = (answer: string | null) => {
      place.remove();
      if (behind) behind.hidden = false;
      if (asker instanceof HTMLElement) asker.focus();
      resolve(answer);
    };
    keep.onclick = () => settle(null);
    const submit = async () => {
      const address = serverAddress(field.value);
      if ("problem" in address) {
        complain(address.problem);
        return;
      }
      problem.textContent = "";
      field.removeAttribute("aria-invalid");
      Object.assign(connect, { disabled: true, textContent: texts.connecting });
      const complaint = await complaintAboutServer(address.origin);
      Object.assign(connect, { disabled: false, textContent: texts.connect });
      if (complaint === null) settle(address.origin);
      else complain(complaint);
    };
    form.onsubmit = (event) => {
      event.preventDefault();
      if (!connect.disabled) void submit();
    };
  });
}
