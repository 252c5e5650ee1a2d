import { Button } from "../../../../components/button.tsx";
import { type Provider, providerMessages } from "../messages.ts";
import { useProviders } from "../queries.ts";
import { ProviderMark } from "./provider-mark.tsx";

interface SocialButtonsProps {
  disabled: boolean;
  onChoose: (provider: Provider) => void;
}

/** The sign-in buttons of the providers this server offers. */
export function SocialButtons({ disabled, onChoose }: SocialButtonsProps) {
  const providers = useProviders();
  if (providers.length === 0) return null;
  return (
    <div className="flex flex-col gap-4">
      <p className="flex items-center gap-3 text-sm text-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {providerMessages.buttons.or}
      </p>
      <div className="grid gap-3">
        {providers.map((provider) => (
          <Button
            key={provider}
            look="outline"
            disabled={disabled}
            onClick={() => onChoose(provider)}
          >
            <ProviderMark provider={provider} />
            {providerMessages.buttons.continueWith(provider)}
          </Button>
        ))}
      </div>
    </div>
  );
}
